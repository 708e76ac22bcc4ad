/** The tenant guard: what it lets through, and what it refuses. */
import { expect, test } from "vitest";
import { proveTenant, searchToken } from "#workers/kernel/database";
import { planGuard } from "#workers/tenant-guard/plan-guard";

const bound: [string, number[]][] = [
	["select id from users where account_id = ?", [0]],
	["select u.id from users u where u.account_id = ? and (u.role = ? or u.role = ?)", [0]],
	[
		"select u.id from users as u join orders o on o.account_id = u.account_id and o.user_id = u.id where u.account_id = ?",
		[0],
	],
	[
		"select u.id from users u left join orders o on o.account_id = u.account_id and o.user_id = u.id where u.account_id = ?",
		[0],
	],
	["select id from users where (role = ? and account_id = ?)", [1]],
	["select (select count(*) from orders o where o.account_id = u.account_id) from users u where u.account_id = ?", [0]],
	["select id from users where account_id = ? union all select id from orders where account_id = ?", [0, 1]],
	["with mine as (select id from users where account_id = ?) select id from mine", [0]],
	["select value from json_each(?)", []],
	["insert into users (account_id, id) values (?, ?), (?, ?)", [0, 2]],
	["insert into users (account_id, id) select ?, value from json_each(?)", [0]],
	["insert into users (account_id, id) select o.account_id, o.id from orders o where o.account_id = ?", [0]],
	[
		"insert into users (account_id, id) values (?, ?) on conflict (account_id, id) do update set role = excluded.role",
		[0],
	],
	["update users set role = ? where account_id = ? and id = ?", [1]],
	["update users set role = v.value from json_each(?) v where users.account_id = ? and users.id = v.key", [1]],
	["delete from users where account_id = ? and id between ? and ?", [0]],
	["insert into assertions (code, ok) select ?, (select count(*) from users where account_id = ?)", [1]],
	[
		"select i.id from search_index s join search_documents d on d.account_id = ? and d.key = s.rowid join items i on i.account_id = d.account_id and i.id = d.id where s.search_index match ?",
		[0],
	],
];

const refused = [
	"select id from users",
	"select id from users where id = ?",
	"select id from users where account_id = ? or 1 = 1",
	"select u.id from users u join orders o on o.user_id = u.id where u.account_id = ?",
	"select u.id from users u left join orders o on o.account_id = ? and o.user_id = u.id",
	"select u.id from users u, orders o where u.account_id = ?",
	"select (select count(*) from orders) from users where account_id = ?",
	"select id from users where account_id = ? union select id from orders",
	"select id from users where account_id in (select value from json_each(?))",
	"select id from users where account_id = id",
	"select id from users where account_id <> ?",
	"insert into users (id) values (?)",
	"insert into users (account_id, id) values (1, ?)",
	"insert or replace into users (account_id, id) values (?, ?)",
	"insert into users (account_id, id) select value, value from json_each(?)",
	"insert into users (account_id, id) values (?, ?) on conflict (id) do update set role = ?",
	"update users set account_id = ? where account_id = ?",
	"update users set role = ? where id = ?",
	"delete from users",
	"drop table users",
	"pragma foreign_keys = off",
	"select id from users -- where account_id = ?",
	"select id from users where account_id = ?1",
	"select s.rowid from search_index s",
];

test.each(bound)("lets through: %s", (text, params) => {
	expect(planGuard(text).accountParams).toEqual(params);
});

test.each(refused)("refuses: %s", (text) => {
	expect(() => planGuard(text)).toThrow();
});

test("a parameter that should be the account's id must be it", () => {
	const text = "select id from users where account_id = ?";
	expect(() => proveTenant(text, [7], 7)).not.toThrow();
	expect(() => proveTenant(text, [8], 7)).toThrow("must be the account's id");
});

test("a search must start with the tenant's own token", () => {
	const text = "select s.rowid from search_index s where s.search_index match ?";
	expect(() => proveTenant(text, [`${searchToken(7)}camera`], 7)).not.toThrow();
	expect(() => proveTenant(text, [`${searchToken(77)}camera`], 7)).toThrow("tenant's token");
	expect(() => proveTenant(text, ["camera"], 7)).toThrow("tenant's token");
});
