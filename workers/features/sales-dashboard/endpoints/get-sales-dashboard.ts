/** What somebody's sales dashboard has: layout, graphs, whose sales they may choose, and the people and groups that fit a typed name. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { presentSettings } from "#workers/features/account";
import { findGroups, findPeople, nameOf, salesRoleOf, seesSumsAlone } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { dashboardGraphs, graphsOf, layoutOf, layouts, roleOptions, roleOptionsOf } from "../rules/dashboard-layout";
import { filtersInput, typedName } from "../rules/filters";
import { daysOf, rangeOf } from "../rules/month-range";
import { mayBeSeen } from "../steps/choose-people";
import { readAsked } from "../steps/read-asked";
import { findSalesPeople, listNamed } from "../store/people";

const maxFound = 8;
const found = z.array(z.object({ id: z.int(), name: z.string(), title: z.string() }));

export const getSalesDashboard = defineEndpoint({
	name: "sales-dashboard/get-sales-dashboard",
	path: "/api/sales/api_get_sales_dashboard",
	summary: "Layout, graphs and choices of one's own sales dashboard.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: filtersInput.extend({ search: typedName.optional() }),
	output: z.object({
		layout: z.enum(layouts),
		graphs: z.array(z.enum(dashboardGraphs)),
		role_options: z.array(z.enum(roleOptions)),
		role: z.enum(roleOptions).nullable(),
		/** The field of what is sold by which an account of suppliers adds up. */
		aggregate_custom_field: z.literal("supplier_product_number").nullable(),
		has_search: z.boolean(),
		is_customer: z.boolean(),
		startDate: z.string(),
		endDate: z.string(),
		/** 1: the days or the role cannot be shown. */
		is_refused: z.literal([0, 1]),
		people: found,
		groups: found,
		chosen_people: found,
		chosen_groups: found,
	}),
	repetition: { kind: "read" },
	handler: async (scope, { filters, search }) => {
		const { account, user, clock } = scope;
		const salesRole = salesRoleOf(user);
		const layout = layoutOf(salesRole);
		const isOwner = user.role === "account_owner";
		const has_search = salesRole !== "customer" && !seesSumsAlone(user);
		const { sale_account_type, sales_fe_settings } = presentSettings(account);
		const [[people], refused, hits, chosen_people, chosen_groups] = await Promise.all([
			scope.read(findSalesPeople(account.id)),
			readAsked(scope, filters).then(
				() => false,
				(thrown) => thrown instanceof Refusal && thrown.code === "validation",
			),
			has_search && search ? findNamed(scope, search) : { people: [], groups: [] },
			scope.read(
				listNamed(
					account.id,
					"users",
					has_search ? (filters.user_ids ?? []) : [],
					isOwner ? sql`true` : mayBeSeen(scope),
				),
			),
			scope.read(listNamed(account.id, "groups", has_search ? (filters.group_ids ?? []) : [], sql`true`)),
		]);
		const role_options = isOwner && !people?.has_some ? [] : roleOptionsOf({ isOwner, salesRole });
		return {
			layout,
			graphs: graphsOf(layout, { sale_account_type, flags: sales_fe_settings.graphs }),
			role_options,
			role: filters.role ?? role_options[0] ?? null,
			aggregate_custom_field: sale_account_type === "supplier" ? ("supplier_product_number" as const) : null,
			...{ has_search, is_customer: salesRole === "customer" },
			...daysOf(rangeOf(clock.now(), account.time_zone, filters), account.time_zone),
			is_refused: refused ? (1 as const) : (0 as const),
			...hits,
			...{ chosen_people, chosen_groups },
		};
	},
});

/** People whose sales one may see, and groups, by a name. */
async function findNamed(scope: MemberScope, typed: string) {
	const { account, user } = scope;
	const under = user.role === "account_owner" ? [] : [user.id];
	const people = findPeople(account.id, { typed }, { status: "any", under, max: maxFound });
	const groups = findGroups(account.id, typed, maxFound);
	const [peopleRows, groupRows] = await Promise.all([
		people ? scope.read(people) : [],
		groups ? scope.read(groups) : [],
	]);
	return {
		people: peopleRows.map((row) => ({ id: row.id, name: nameOf(row), title: row.title ?? "" })),
		groups: groupRows.map(({ id, name }) => ({ id, name, title: "" })),
	};
}
