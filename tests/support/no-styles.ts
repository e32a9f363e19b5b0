// Unit tests ask by role and text; class names do not matter to them.
export {};
