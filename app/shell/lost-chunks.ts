/** When a part of the scripts is gone because a new build was deployed, the page loads anew (specification §8). */
import { call } from "~/call/call";
import { readPageFacts } from "./page-facts";

/**
 * Loads a part of the scripts. One that fails to load is asked about: where the application has another version by now the
 * page loads anew, and what stands there waits quietly until it does; else the failure stands.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
	return load().catch(async (error: unknown) => {
		const { version } = await call("account/app-version", {});
		if (version === readPageFacts().app_version) throw error;
		window.location.reload();
		return new Promise<never>(() => {});
	});
}
