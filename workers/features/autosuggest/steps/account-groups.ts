/** Suggestions of account groups: by brand, category or product of what is sold, and by distributor, as reports of sales tell accounts apart. */
import { findSaleGroups, findSold, type SoldKind } from "#workers/features/sales";
import { findDistributors } from "#workers/features/sales-customers";
import type { MemberScope } from "#workers/kernel/scope";
import { type Asked, accountGroupings, maxSuggestions, type Suggestion } from "../rules/suggestion";

type Grouping = (typeof accountGroupings)[number];

/** What each grouping gives; those of one kind where one is asked for. */
export function suggestAccountGroups(scope: MemberScope, { search_text, filters }: Asked): Promise<Suggestion[]>[] {
	const found: Record<Grouping, () => Promise<Found[]>> = {
		brand: () => soldAs(scope, "sale_brand", search_text),
		category: () => findSaleGroups(scope, search_text),
		product: () => soldAs(scope, "product_item", search_text),
		distributor: () => findDistributors(scope, search_text),
	};
	const asked = accountGroupings.filter((kind) => filters.kind === undefined || filters.kind === kind);
	return asked.map(async (kind) =>
		(await found[kind]()).slice(0, maxSuggestions).map(({ id, name, customers = null }) => ({
			...{ id, label: name, name, title: kind, members_count: customers, type: "account_group" as const },
		})),
	);
}

type Found = { id: number; name: string; customers?: number };

async function soldAs(scope: MemberScope, kind: SoldKind, typed: string): Promise<Found[]> {
	return (await findSold(scope, kind, typed)).map(({ id, name }) => ({ id, name }));
}
