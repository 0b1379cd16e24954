/** Where a chosen theme is kept. */
export const THEME_STORAGE_KEY = "courtside-theme";

/**
 * Runs before the first paint, so that a chosen theme never flashes the other one: sets the attribute the style sheet looks at, empty
 * without a choice (the system then decides). Written without quotes, `<` and `&`: React escapes them in the text of a script.
 */
export const themeScript = `try{document.documentElement.dataset.theme=localStorage.getItem(\`${THEME_STORAGE_KEY}\`)??\`\`}catch{}`;
