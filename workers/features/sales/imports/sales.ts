/** The import of sales: what people sold comes as a file, and is logged as if each had logged it (README of sales). */
import { findPeopleNamed } from "#workers/features/members";
import { listPointsAccounts } from "#workers/features/points";
import { startOfDay } from "#workers/kernel/days";
import { defineImport } from "#workers/kernel/define-import";
import { isOn } from "#workers/kernel/identity";
import { findSaidPerson } from "#workers/kernel/import-people";
import { oneByOne } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import { monthNameOf, monthOf, yearOf } from "../rules/year";
import {
	type EarnedInMonth,
	type ItemOnDay,
	listEarnedByRule,
	listLogged,
	listOfferedBySku,
	listRulesOfItems,
	listSoldInYear,
} from "../store/import-sales";
import { listSaleLevels } from "../store/levels";
import { applySales } from "./apply-sales";
import { keyOfEarned, keyOfLogged, keyOfRule, planSale, type ReadFacts, type SaleChange } from "./rules/plan-sale";
import { keysOfSale, readSaleRow, type SaleRow, saleColumns } from "./rules/sale-rows";
import { planUndo } from "./undo-sales";

export const salesImport = defineImport<SaleRow, ReadFacts, SaleChange>({
	kind: "sales",
	place: 8,
	words: "sales:import",
	roles: ["account_owner"],
	needs: { sales_off: (account) => isOn(account, "sales_module_enabled") },
	columns: saleColumns,
	reader: (_account, reading) => oneByOne((cells) => readSaleRow(cells, reading)),
	keysOf: keysOfSale,
	repeated: "repeated_row",
	load: loadSales,
	plan: planSale,
	apply: applySales,
	undo: { plan: planUndo },
});

async function loadSales(scope: Scope<null>, rows: readonly SaleRow[]): Promise<ReadFacts> {
	const { account, clock, read } = scope;
	const now = clock.now();
	const { time_zone } = account;
	const { year } = yearOf(now, time_zone);
	const said = rows.map((row) => row.said);
	const skus = [...new Set(rows.map(({ sku }) => sku))];
	const [people, offered, levels] = await Promise.all([
		read(findPeopleNamed(account.id, said)),
		read(listOfferedBySku(account.id, skus)),
		read(listSaleLevels(account.id)),
	]);
	const items = new Map(offered.map((item) => [item.sku, item]));
	const ids = people.map(({ id }) => id);
	const sales = rows.flatMap((row) => {
		const item = items.get(row.sku);
		const found = findSaidPerson(row.said, people);
		const at = startOfDay(row.invoice_date, time_zone);
		return item ? [{ ...row, item, at, owner_id: "person" in found ? found.person.id : null }] : [];
	});
	const days = daysOf(sales);
	const [accounts, logged, rules, sold] = await Promise.all([
		read(listPointsAccounts(account.id, ids)),
		read(
			listLogged(
				account.id,
				sales.map(({ distributor, invoice_number, item }) => ({ distributor, invoice_number, item_id: item.id })),
			),
		),
		read(listRulesOfItems(account.id, days)),
		read(listSoldInYear(account.id, ids, year)),
	]);
	const ruleOf = new Map(rules.map((rule) => [keyOfRule(rule.item_id, rule.at), rule]));
	const asked = new Map<string, EarnedInMonth>();
	for (const { item, at, owner_id } of sales) {
		const rule = ruleOf.get(keyOfRule(item.id, at));
		if (!rule || owner_id === null) continue;
		const month = monthNameOf(at, time_zone);
		asked.set(keyOfEarned(rule.id, owner_id, month), { rule_id: rule.id, owner_id, month, ...monthOf(at, time_zone) });
	}
	const points = asked.size === 0 ? [] : await read(listEarnedByRule(account.id, [...asked.values()]));
	const pointsOf = new Map(points.map((one) => [keyOfEarned(one.rule_id, one.owner_id, one.month), one.points]));
	return {
		...{ now, time_zone, year, people, items, levels, rules: ruleOf },
		arePaidAtOnce: !isOn(account, "pending_sales_enabled"),
		accounts: new Map(accounts.map(({ user_id, id }) => [user_id, id])),
		logged: new Set(logged.map(keyOfLogged)),
		earned: new Map(pointsOf),
		sold: new Map(sold.map(({ owner_id, cents }) => [owner_id, cents])),
		budgets: new Map(offered.map(({ budget_account_id, budget_balance }) => [budget_account_id, budget_balance])),
		read: {
			...{ days, sold },
			earned: [...asked].map(([key, one]) => ({ ...one, points: pointsOf.get(key) ?? 0 })),
		},
	};
}

/** Each item once on each day. */
function daysOf(sales: readonly { item: { id: number; brand_id: number; category_id: number }; at: number }[]) {
	const days = new Map<string, ItemOnDay>();
	for (const { item, at } of sales) {
		const { id: item_id, brand_id, category_id } = item;
		days.set(keyOfRule(item_id, at), { item_id, brand_id, category_id, at });
	}
	return [...days.values()];
}
