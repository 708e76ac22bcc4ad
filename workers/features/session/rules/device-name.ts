/** What a browser is called by what it says of itself. @pure */
import Bowser from "bowser";

/** The browser and its system ('Chrome', 'Windows'); null for what it does not tell. */
export function deviceOf(agent: string): { browser: string | null; system: string | null } {
	if (agent.trim() === "") return { browser: null, system: null };
	const { browser, os } = Bowser.parse(agent);
	return { browser: browser.name || null, system: os.name || null };
}
