/** What the screens of reports of sales share: the way back, and the filters of rows that are about no people. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { seesSumsAlone } from "#workers/features/members/rules/sales-role";
import { narrowsPeople, peopleFilters } from "#workers/features/sales-reports/rules/filters";
import { redirectWithNotice } from "~/shell/notices.server";

/** The way; undefined for who has no reports. */
export function backOf({ user, translate }: Pick<AppLoadContext, "user" | "translate">) {
	return user.role === "account_owner" ? { href: "/reports", label: translate("sales-reports:back") } : undefined;
}

/**
 * Whether rows are of brands. Throws the way to these as they are, of everybody, where the address narrows them to people:
 * of brands there are no sums for some people.
 */
export function readsBrands({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">, address: string) {
	const search = new URL(request.url).searchParams;
	const areSumsAlone = seesSumsAlone(context.user);
	const isOfBrands = areSumsAlone || search.get("group_by") === "brand";
	const asked = Object.fromEntries(search);
	// Whoever sees sums alone and asks for one person is refused.
	if (!isOfBrands || !narrowsPeople(asked) || (areSumsAlone && asked.user_id)) return isOfBrands;
	for (const name of peopleFilters) search.delete(name);
	throw redirectWithNotice(`${address}?${search}`, "sales-reports:notices.brandsOfEverybody");
}

/** The filters that a screen shows: rows of brands have none that tell people apart, and who sees sums alone has no other rows. */
export function filtersOfSums<Filter extends { name: string }>(
	filters: Filter[],
	{ isOfBrands, areSumsAlone }: { isOfBrands: boolean; areSumsAlone: boolean },
): Filter[] {
	return filters.filter(
		({ name }) => !(isOfBrands && peopleFilters.some((one) => one === name)) && !(areSumsAlone && name === "group_by"),
	);
}
