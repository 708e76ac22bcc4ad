/** The ways to the screens about people as a whole: directory, what customers said, summaries for managers. */
import type { Visits } from "./visited-screens";

/** By the route's path. */
export const visitsOfPeople: Record<string, Visits | { isNoScreen: string }> = {
	directory: { member: ["/directory"] },
	"directory/organization": { member: ["/directory/organization"], owner: ["/directory/organization"] },
	"directory/choices": { member: ["/directory/choices"], owner: ["/directory/choices"] },
	tcpl: { isNoScreen: "a table as executive_summary/spotlight, where the account has it; read in test/screens/tcpl" },
	executive_summary: { member: ["/executive_summary"], owner: ["/executive_summary"] },
	"executive_summary/gratitude_tree": { owner: ["/executive_summary/gratitude_tree"] },
	"executive_summary/programs": { owner: ["/executive_summary/programs"] },
	"executive_summary/spotlight": { owner: ["/executive_summary/spotlight"] },
	medallia: { owner: ["/medallia"] },
	"medallia/:id": {
		owner: [{ on: "/medallia", link: 'main table a[href*="/medallia/"], main li a[href*="/medallia/"]' }],
	},
};
