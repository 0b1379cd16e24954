/** Where it is kept that the mark of a simulated league has been made small. */
export const DEMO_MARK_STORAGE_KEY = "courtside-demo-mark";

/** Runs before the first paint, so that nothing jumps: the attribute decides between banner and badge. Written as theme-script.ts is. */
export const demoMarkScript = `try{document.documentElement.dataset.demoMark=sessionStorage.getItem(\`${DEMO_MARK_STORAGE_KEY}\`)??\`banner\`}catch{}`;
