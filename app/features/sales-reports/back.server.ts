/** What the screens of reports of sales share: the way back, and the filters of who sees sums alone. */
import type { AppLoadContext } from "@remix-run/cloudflare";

/** The way; undefined for who has no reports. */
export function backOf({ user, translate }: Pick<AppLoadContext, "user" | "translate">) {
	return user.role === "account_owner" ? { href: "/reports", label: translate("sales-reports:back") } : undefined;
}

const ofPeople = ["group_by", "account_type", "user_status", "customer_access", "role"];

/** The filters that a screen shows; who sees sums alone has none that tell people apart. */
export function filtersOfSums<Filter extends { name: string }>(filters: Filter[], areSumsAlone: boolean): Filter[] {
	return areSumsAlone ? filters.filter(({ name }) => !ofPeople.includes(name)) : filters;
}
