// Takes the place of the styles in unit tests. They ask by role and text, so they need no class names.
export {};
