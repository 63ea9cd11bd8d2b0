"""DuCo by Henrik Larsson: tiles laid side by side, points for houses alike in colour or sign."""
