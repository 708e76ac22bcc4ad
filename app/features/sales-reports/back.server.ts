/** The way back from a report of sales: to all reports, of those who have them. */
import type { AppLoadContext } from "@remix-run/cloudflare";

/** The way; undefined for who has no reports. */
export function backOf({ user, translate }: Pick<AppLoadContext, "user" | "translate">) {
	return user.role === "account_owner" ? { href: "/reports", label: translate("sales-reports:back") } : undefined;
}
