/** What other features know of the person, for the start-up call; read in one round trip. */
import { z } from "zod";
import { monthOptions } from "#workers/features/account";
import { countryOptions, stateOptions } from "#workers/features/addresses";
import { listFilters } from "#workers/features/global-filters";
import { findDistributorOf, nameOf, salesRoleOf } from "#workers/features/members";
import { dayIn, listShownPrograms } from "#workers/features/programs";
import { readLevelSummary } from "#workers/features/sales";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { yearsOffered } from "../rules/report-years";
import type { userSettings } from "../rules/user-settings";
import { findHierarchy, findWallet, listAddressMarks, listSalesReps } from "../store/person-facts";

const flag = z.literal([0, 1]);
const option = <Value extends z.ZodType>(value: Value) => z.object({ value, label: z.string() });

/** So many programs and sales reps are told at most; their lists have all. */
const maxListed = 100;

/** What the call adds to the person (specification §3, "User"). */
export const personFacts = z.object({
	wallet_balance_in_points: z.int(),
	wallet_points_earned: z.int(),
	wallet_points_redeemed: z.int(),
	programs: z.array(z.object({ id: z.int(), name: z.string() })),
	shipping_addresses: z.array(z.object({ id: z.int(), is_default: flag })),
	country_options: z.array(option(z.string())),
	/** States of the person's own country; none where addresses do without. */
	state_options: z.array(option(z.string())),
	dsr_list: z.array(z.object({ id: z.int(), full_name: z.string(), participant_id: z.string() })),
	user_has_hierarchy: flag,
	month_options: z.array(option(z.int())),
	year_options: z.array(option(z.int())),
	/** Filters over all lists and reports that the person may use, and the one that is on. */
	global_filters: z.array(
		z.object({ id: z.int(), name: z.string(), description: z.string(), last_used: z.int().nullable() }),
	),
	global_filter_active_id: z.int().nullable(),
});

/** What sales know of the person, in the place of what is set for them: their level, and who supplies them. */
type SalesFacts = Partial<Pick<z.input<typeof userSettings>, "sales_level_summary" | "preferred_distributor">>;

/** Those of who sells or buys; nothing of account owners, who do neither, and where there are no sales. */
async function readSalesFacts(scope: MemberScope): Promise<SalesFacts> {
	const { account, user, read } = scope;
	if (user.role === "account_owner" || !isOn(account, "sales_module_enabled")) return {};
	const [level, [distributor]] = await Promise.all([
		readLevelSummary(scope),
		salesRoleOf(user) === "customer" ? read(findDistributorOf(account.id, user.id)) : [],
	]);
	return {
		...(level && { sales_level_summary: level }),
		...(distributor && { preferred_distributor: distributor.name }),
	};
}

/** Reads them. */
export async function readPersonFacts(scope: MemberScope): Promise<z.input<typeof personFacts> & SalesFacts> {
	const { account, user, read, request, clock } = scope;
	const hasFilters = user.role === "account_owner" && isOn(account, "global_filter_enabled");
	const today = dayIn(account.time_zone, clock.now());
	const [sales, [wallet], programs, addresses, [hierarchy], reps, filters] = await Promise.all([
		readSalesFacts(scope),
		read(findWallet(account.id, user.id)),
		read(listShownPrograms(account.id, today, maxListed)),
		read(listAddressMarks(account.id, user.id)),
		read(findHierarchy(account.id, user.id)),
		read(listSalesReps(account.id, user.id, maxListed)),
		hasFilters ? read(listFilters(account.id, user.id, "", maxListed)) : [],
	]);
	return {
		...sales,
		wallet_balance_in_points: wallet?.balance ?? 0,
		wallet_points_earned: wallet?.earned ?? 0,
		wallet_points_redeemed: wallet?.redeemed ?? 0,
		programs: programs.map(({ id, name }) => ({ id, name })),
		shipping_addresses: addresses,
		country_options: countryOptions(request.language_code),
		state_options: stateOptions(user.country),
		dsr_list: reps.map((rep) => ({ id: rep.id, full_name: nameOf(rep), participant_id: rep.participant_id })),
		global_filters: filters.map(({ id, name, description, last_used }) => ({ id, name, description, last_used })),
		global_filter_active_id: hasFilters && user.global_filter?.off_reason === null ? user.global_filter.id : null,
		user_has_hierarchy: hierarchy?.has_reports ?? 0,
		month_options: monthOptions(request.language_code),
		year_options: yearsOffered(account, clock.now()).map((value) => ({ value, label: String(value) })),
	};
}
