// Replaces the styles in unit tests. The tests find elements by role and text, so they need no class names.
export {};
