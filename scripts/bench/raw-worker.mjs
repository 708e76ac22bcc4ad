/** The bare Worker beside which every job is measured: only the query or write that the job cannot avoid. */
import { DurableObject } from "cloudflare:workers";

const json = (value) => new Response(JSON.stringify(value), { headers: { "content-type": "application/json" } });
const html = (text) => new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
const listed = `select id, name, brand_name, points, image_url from items
	where account_id = ? and is_listed = 1 order by popularity desc, id desc limit 28`;
const rowsAtOnce = 5_000;

/** What each address does; `account` is the tenant of the state. */
const actions = {
	"/listing-html": async ({ env, account }) => {
		const { results } = await env.SHARD_0.prepare(listed).bind(account).all();
		const tiles = results.map(
			({ id, name, brand_name, points, image_url }) =>
				`<li><a href="/store/item/${id}"><img src="${image_url}" alt=""><b>${name}</b> ${brand_name} ${points}</a></li>`,
		);
		return html(`<!doctype html><title>Store</title><ul>${tiles.join("")}</ul>`);
	},
	"/listing-json": async ({ env, account }) => json((await env.SHARD_0.prepare(listed).bind(account).all()).results),
	"/item-html": async ({ env, account, id }) => {
		const item = await env.SHARD_0.prepare(
			"select name, description, points from items where account_id = ? and id = ?",
		)
			.bind(account, id)
			.first();
		return html(`<!doctype html><title>${item.name}</title><h1>${item.name}</h1><p>${item.points}</p>`);
	},
	"/five-writes": async ({ env, account, id }) => {
		const insert = (table) =>
			env.SHARD_0.prepare(
				`insert into ${table} (account_id, made_at, text) values (?, ?, 'Well done, thank you for your help.')`,
			).bind(account, Date.now());
		const post = env.SHARD_0.prepare("update raw_balances set balance = balance + 1 where id = ?").bind(id);
		await env.SHARD_0.batch([insert("raw_one"), insert("raw_two"), insert("raw_three"), insert("raw_four"), post]);
		return json({ done: 1 });
	},
	"/three-writes": async ({ env, account, id }) => {
		const insert = env.SHARD_0.prepare(
			"insert into raw_one (account_id, made_at, text) values (?, ?, 'Well done, thank you for your help.')",
		).bind(account, Date.now());
		const post = (balance) =>
			env.SHARD_0.prepare("update raw_balances set balance = balance + 1 where id = ?").bind(balance);
		await env.SHARD_0.batch([insert, post(id), post((id + 1) % 1_000)]);
		return json({ done: 1 });
	},
	"/survey-html": async ({ env, account, id }) => {
		const { results } = await env.SHARD_0.prepare(
			"select question_id, value, people from survey_counts where account_id = ? and survey_id = ? and group_id = 0",
		)
			.bind(account, id)
			.all();
		const rows = results.map(({ question_id, value, people }) => `<tr><td>${question_id}<td>${value}<td>${people}`);
		return html(`<!doctype html><title>Results</title><table>${rows.join("")}</table>`);
	},
	"/day-sums": async ({ env, account, id: from, text }) => {
		const [dimension, of] = text.split(" ");
		const [who, what] = of === "each" ? ["person_id > 0", "person_id"] : ["person_id = 0", "key_id"];
		const { results } = await env.SHARD_0.prepare(
			`select ${what}, sum(approved_cents + pending_cents) as cents, sum(approved_quantity + pending_quantity) as quantity,
				sum(approved_points) as points from sale_day_sums
			where account_id = ? and dimension = ? and ${who} and day >= ? group by 1 order by 2 desc limit 10`,
		)
			.bind(account, dimension, from)
			.all();
		return json(results);
	},
	"/object": async ({ env, id }) => {
		const object = env.OBJECTS.get(env.OBJECTS.idFromName(String(id)));
		return json(await object.change(id));
	},
	"/sale": async ({ env }) => json(await env.OBJECTS.get(env.OBJECTS.idFromName("sale")).sell()),
	"/search": async ({ env, account, text }) =>
		json(
			(
				await env.SHARD_0.prepare(
					`select i.id, i.name, i.brand_name, i.points, i.image_url from search_index s
					join search_documents d on d.key = s.rowid join items i on i.account_id = d.account_id and i.id = d.id
					where s.search_index match ? limit 28`,
				)
					.bind(`tenant:t${account} AND tenant:item AND {title body} : (${text})`)
					.all()
			).results,
		),
	"/recognitions": async ({ env, account }) =>
		json(
			(
				await env.SHARD_0.prepare(
					`select id, giver_id, recipient_id, program_id, points, message, created_at from recognitions
					where account_id = ? order by created_at desc, id desc limit 25`,
				)
					.bind(account)
					.all()
			).results,
		),
	"/orders": async ({ env, account }) =>
		json(
			(
				await env.SHARD_0.prepare(
					`select id, user_id, status, total_points, line_count, unit_count, created_at from orders
					where account_id = ? order by created_at desc, id desc limit 25`,
				)
					.bind(account)
					.all()
			).results,
		),
	"/report": ({ env, account }) => new Response(streamReport(env.SHARD_0, account)),
	"/start": () => html("<!doctype html><title>Hello</title>"),
};

/** Every recognition as a line of text, by key. */
function streamReport(database, account) {
	const encoder = new TextEncoder();
	let last = [0, 0];
	return new ReadableStream({
		async pull(controller) {
			const rows = await database
				.prepare(
					`select created_at, id, giver_id, recipient_id, program_id, points, message from recognitions
					where account_id = ? and (created_at, id) > (?, ?) order by created_at, id limit ${rowsAtOnce}`,
				)
				.bind(account, ...last)
				.raw();
			if (rows.length === 0) return controller.close();
			last = rows.at(-1).slice(0, 2);
			controller.enqueue(encoder.encode(rows.map((row) => `${row.join(",")}\n`).join("")));
		},
	});
}

/** An object that reads, changes and writes one row. */
export class RawObject extends DurableObject {
	constructor(context, env) {
		super(context, env);
		this.ctx.storage.sql.exec("create table if not exists lines (id integer primary key, quantity integer not null)");
	}

	/** One of 100 units for each who asks, until none is left. */
	sell() {
		const { sql } = this.ctx.storage;
		const [{ sold }] = sql.exec("select count(*) as sold from lines").toArray();
		if (sold >= 100) return { sold: 0 };
		sql.exec("insert into lines (id, quantity) values (?, 1)", sold + 1);
		return { sold: 1 };
	}

	change(id) {
		const { sql } = this.ctx.storage;
		const [known] = sql.exec("select quantity from lines where id = ?", id).toArray();
		const quantity = (known?.quantity ?? 0) + 1;
		sql.exec(
			"insert into lines (id, quantity) values (?, ?) on conflict (id) do update set quantity = excluded.quantity",
			...[id, quantity],
		);
		return { id, quantity };
	}
}

export default {
	fetch(request, env) {
		const url = new URL(request.url);
		const action = actions[url.pathname];
		if (!action) return new Response("not found", { status: 404 });
		const { searchParams: asked } = url;
		return action({ env, account: Number(asked.get("account")), id: Number(asked.get("id")), text: asked.get("text") });
	},
};
