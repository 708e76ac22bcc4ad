/** Whether the sales sections of an employee's detail show (specification §6). @pure */
import type { SalesRole } from "#workers/features/members";

/** What decides it: whose detail it is, the account's switch, and the sales roles of both who look and are looked at. */
export type SectionFacts = { isSelf: boolean; isHidden: boolean; roles: readonly (SalesRole | null)[] };

/** Never on one's own, never where either is a customer employee, never where the account hides them. */
export function showsSalesSections({ isSelf, isHidden, roles }: SectionFacts): boolean {
	return !isSelf && !isHidden && !roles.includes("customer");
}
