/** Whether somebody meets rules, in SQL: the words by which people are counted before rules are saved, and of the view `group_matches`. */
import { type SQL, sql } from "drizzle-orm";

/** What a rule's field holds of the person. */
const held =
	sql.raw(`case r.value ->> 'field' when 'role' then u.role when 'title' then u.title when 'country' then u.country
	when 'language_code' then u.language_code when 'hire_date' then coalesce(u.hire_date, '')
	when 'manager' then coalesce(cast(u.manager_id as text), '') when 'city' then coalesce(p.city, '')
	when 'state' then coalesce(p.state, '')
	else coalesce((select f.value from json_each(p.additional_fields) f where f.key = substr(r.value ->> 'field', 5)), '') end`);

/** Whether the rule `q` holds, with what its field holds. */
const holds = sql.raw(`case
	when q.operator in ('is', 'is_not') then (q.operator = 'is') = iif(q.field = 'group',
		exists (select 1 from json_each(q.said) w cross join group_members m where m.account_id = u.account_id
			and m.group_id = cast(w.value as integer) and m.user_id = u.id),
		exists (select 1 from json_each(q.said) w where lower(w.value) = lower(q.held)))
	when q.operator = 'contains' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) > 0)
	when q.operator = 'starts_with' then exists (select 1 from json_each(q.said) w where instr(lower(q.held), lower(w.value)) = 1)
	when q.held = '' then 0
	when q.operator = 'on_or_after' then q.held >= q.said ->> 0
	when q.operator = 'on_or_before' then q.held <= q.said ->> 0
	else 0 end`);

/**
 * 1 in SQL when the person `u`, with their profile `p` (left joined), meets the rules, else 0; nobody meets none. `rules` and
 * `matching` are SQL of the JSON and of `all` or `any`. The view has the same words; a test holds them together.
 */
export function meetsRules(rules: SQL, matching: SQL): SQL {
	return sql`(select coalesce(iif(${matching} = 'any', max(h.holds), min(h.holds)), 0) from (select ${holds} as holds from
		(select r.value ->> 'field' as field, r.value ->> 'operator' as operator, r.value -> 'values' as said, ${held} as held
		from json_each(${rules}) r) q) h)`;
}
