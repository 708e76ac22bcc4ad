/** What the account does on anniversaries, for its owners. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { type Occasion, occasions } from "../rules/anniversary";
import { sayOccasion } from "../rules/say-occasion";
import { rulesFace } from "./get-anniversary-rules";

const row = rowOf(rulesFace, {
	id: z.int(),
	kind: z.enum(occasions),
	years: z.int(),
	says: z.string(),
	program: z.string().nullable(),
	budget: z.string().nullable(),
	state: z.enum(["on", "off"]),
});

export const getAnniversaryRules = defineList(rulesFace, {
	path: "/api/anniversary/api_get_anniversary_rules",
	summary:
		"What the account does on anniversaries: for each number of years and for birthdays, points, program and budget.",
	access: ["account_owner"],
	row,
	version_of: "anniversary_rules",
	seen_by: () => [],
	joins: 2,
	sorts: { years: { key: sql`r.years`, id: sql`r.id` } },
	query: ({ account }) => ({
		select: sql`r.id, r.kind, r.years, r.points, iif(r.is_active = 1, 'on', 'off') as state, p.name as program, b.name as budget`,
		from: sql`anniversary_rules r`,
		joins: sql`left join programs p on p.account_id = r.account_id and p.id = r.program_id
			left join budgets b on b.account_id = p.account_id and b.id = p.budget_id`,
		where: [sql`r.account_id = ${account.id}`],
	}),
	present: ({ translate }, shown) => ({
		...(shown as z.input<typeof row>),
		says: sayOccasion(translate, { kind: shown.kind as Occasion, years: Number(shown.years) }),
	}),
});
