/** Who may see the executive summary: account owners all of it, managers what is of the people below them. */
import { Refusal } from "#workers/kernel/errors";
import type { User } from "#workers/kernel/identity";

type Reader = Pick<User, "role" | "has_reports">;

/** Whether somebody sees the whole company. */
export function seesAll({ role }: Reader): boolean {
	return role === "account_owner";
}

/** Refuses whoever neither owns the account nor has people who report to them. */
export function requireSummary(user: Reader): void {
	if (!seesAll(user) && user.has_reports !== 1) throw new Refusal("forbidden", 403);
}
