"""Ways to choose a play without search."""
