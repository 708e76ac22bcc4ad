/** Composes a new list over a table: its face, its query, its screen, its test, and triggers that raise its version. */
import { camel, title } from "./words.mjs";

const words = (name) => name.replace(/[-_]/g, " ");

/** Columns that people read: texts and whole numbers, without keys of other things, pictures and JSON. */
const shownOf = ({ columns }) =>
	columns
		.filter(({ name, type, isNullable }) => ["text", "integer"].includes(type) && !isNullable && isRead(name))
		.slice(0, 4);
const isRead = (name) => !/(^|_)(id|at|ids|json|key|hash|url|address|details)$|^account_id$|^is_/.test(name);

/** What the list is made of: `call` is `<feature>/<list>`, `table` as readTable gives it. */
export function planList(call, table) {
	const [feature, list] = call.split("/");
	if (!/^[a-z][a-z-]*\/get-[a-z-]+$/.test(call)) throw new Error("a list is called <feature>/get-<things>");
	const shown = shownOf(table);
	const text = shown.find(({ type }) => type === "text");
	const hasTime = table.columns.some(({ name }) => name === "created_at");
	const isInTime = hasTime && table.indexes.some((columns) => columns.join() === "account_id,created_at,id");
	const sort = isInTime ? "created_at" : "id";
	const isSortedBy = (column) => table.indexes.some(([first, second]) => first === "account_id" && second === column);
	const sorted = shown.filter(({ name }) => isSortedBy(name)).map(({ name }) => name);
	const things = list.replace(/^get-/, "");
	return { feature, list, things, table, shown, text, hasTime, isInTime, sort, sorted, name: camel(things) };
}

/** The files of the plan, as [path, text]. */
export function filesOfList(plan) {
	const { feature, list, things } = plan;
	return [
		[`workers/features/${feature}/lists/${list}.ts`, face(plan)],
		[`workers/features/${feature}/lists/${list}.query.ts`, query(plan)],
		[`app/features/${feature}/${things}.route.tsx`, screen(plan)],
		[`test/screens/${feature}/${things}.test.ts`, test(plan)],
		...(plan.table.hasVersion
			? []
			: [[`migrations/shard/NEXT_version-of-${plan.table.name.replaceAll("_", "-")}.sql`, triggers(plan)]]),
	];
}

/** The texts of the plan by language; they are English until somebody translates them. */
export function textsOfList({ things, shown, hasTime }) {
	const columns = [...shown.map(({ name }) => name), ...(hasTime ? ["created_at"] : [])];
	return {
		[camel(things)]: {
			title: title(things),
			columns: Object.fromEntries(columns.map((name) => [name, title(name.replace(/_at$/, ""))])),
			empty: { title: "Nothing here yet", text: `New ${words(things)} are listed here.` },
		},
	};
}

/** The words by which the list of reports names the plan's, and its feature's group. */
export function textsOfReport({ feature, things }) {
	const kind = { title: title(things), text: `All ${words(things)}, one row each.` };
	return { kinds: { [reportOf(things)]: kind }, groups: { [feature]: title(feature) } };
}

const reportOf = (things) => `${things.replaceAll("-", "_")}_report`;

function face({ feature, list, things, name, shown, text, hasTime, isInTime, sort, sorted }) {
	const kindOf = ({ type }) => (type === "text" ? "text" : "number");
	const columns = shown.map(
		(column, at) =>
			`\t\t{ id: "${column.name}", kind: "${kindOf(column)}"${at === 0 ? ', role: "lead"' : ""}${sorted.includes(column.name) ? `, sort: "${column.name}"` : ""} },`,
	);
	const time = `\t\t{ id: "created_at", kind: "timestamp"${isInTime ? ', sort: "created_at"' : ""} },`;
	return `/** ${title(things)} of the account, the newest first; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const ${name}Face = defineListFace({
	name: "${feature}/${list}",
	address: "/${feature.replaceAll("-", "_")}/${things.replaceAll("-", "_")}",
	title: "${feature}:${name}.title",
	empty: { words: "${feature}:${name}.empty" },
	headings: "${feature}:${name}.columns",
	page_size: 10,
	columns: [
${[...columns, ...(hasTime ? [time] : [])].join("\n")}
	],
	filters: {
${[...(text ? ['\t\tsearchString: { kind: "search" },'] : []), ...(isInTime ? ['\t\tdays: { kind: "days", of: "created_at" },'] : [])].join("\n")}
	},
	default_sort: { id: "${sort}", desc: true },
	report: { type: "${reportOf(things)}", roles: ["account_owner"] },
});
`;
}

function query({ feature, list, things, name, table, shown, text, hasTime, sort, sorted }) {
	const fields = ["id", ...shown.map((column) => column.name), ...(hasTime ? ["created_at"] : [])];
	const found = text
		? `\n\t\tfound: searchString ? [sql\`instr(lower(t.${text.name}), \${searchString.toLowerCase()}) > 0\`] : [],`
		: "";
	return `/** ${title(things)} of the account, searched by a walk once a version; paged by key. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { ${name}Face } from "./${list}";

export const ${name} = defineList(${name}Face, {
	path: "/api/${feature.replaceAll("-", "_")}/api_${list.replaceAll("-", "_")}",
	summary: "${title(things)} of the account.",
	access: ["account_owner"],
	row: rowOf(${name}Face, {}),
	version_of: "${table.name}",
	seen_by: () => [],
	joins: 0,
	sorts: {
${[sort, ...sorted].map((id) => `\t\t${id}: { key: sql\`t.${id}\`, id: sql\`t.id\` },`).join("\n")}
	},
	query: (scope${text ? ", { searchString }" : ""}) => ({
		select: sql\`${fields.map((field) => `t.${field}`).join(", ")}\`,
		from: sql\`${table.name} t\`,
		where: [sql\`t.account_id = \${scope.account.id}\`],${found}
	}),
});
`;
}

function screen({ feature, list, things, name }) {
	return `/** ${title(things)}: the list with its filters, pages and report. */
import { useLoaderData } from "@remix-run/react";
import { ${name}Face } from "#workers/features/${feature}/lists/${list}";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";

export const meta = titleMeta;

export const loader = listLoader(${name}Face);

export const action = reportAction(${name}Face);

/** The screen. */
export default function ${name[0].toUpperCase()}${name.slice(1)}() {
	const { title, list } = useLoaderData<typeof loader>();
	return <ListScreen list={list} title={title} drawing="box" />;
}
`;
}

function test({ feature, list, things }) {
	return `/** The list of ${words(things)} as the Worker serves it: for account owners alone, empty at first. */
import { expect, test } from "vitest";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("account owners see the list with its words for nothing, a member does not", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const address = "/${feature.replaceAll("-", "_")}/${things.replaceAll("-", "_")}";
	expect((await openPage(owner, address)).text).toContain("${title(things)}");
	expect((await owner.client.call("${feature}/${list}", {})).total_rows).toBe(0);
	const member = await acme.addMember({ role: "member" });
	expect((await openPage(member, address)).status).toBe(403);
});
`;
}

function triggers({ table: { name } }) {
	const raise = (row) =>
		`\tINSERT INTO table_versions (account_id, table_name, version) VALUES (${row}.account_id, '${name}', 1)\n\tON CONFLICT (account_id, table_name) DO UPDATE SET version = version + 1;`;
	return ["INSERT", "UPDATE", "DELETE"]
		.map(
			(act) =>
				`CREATE TRIGGER ${name}_version_after_${act.toLowerCase()} AFTER ${act} ON ${name}\nBEGIN\n${raise(act === "DELETE" ? "OLD" : "NEW")}\nEND;`,
		)
		.join("\n--> statement-breakpoint\n");
}
