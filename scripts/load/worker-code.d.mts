/** The Worker's functions that scripts use (worker-code.mjs). */
export function loadWorkerCode(): Promise<Record<string, unknown>>;
