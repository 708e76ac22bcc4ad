// Reads the written files anew and checks every promise of the demo, as an importer would meet them.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { keptBalance } from "./orders.mjs";
import { readCsv } from "./read-csv.mjs";
import { pointsOfCents } from "./text.mjs";

/** Checks one tenant's files; throws at the first broken promise. */
export function verifyTenant(demo, tenant) {
	const read = (name) => readFileSync(join(demo, tenant, name), "utf8");
	const account = JSON.parse(read("tenant.json"));
	const rules = JSON.parse(read("programs.json"));
	const history = JSON.parse(read("history.json"));
	const members = readCsv(read("members.csv"), ",");
	const rows = readCsv(read("catalogue.csv"), tenant === "globex" ? ";" : ",");
	checkMembers(members);
	const variants = checkCatalogue(demo, rows);
	checkRecognitions(history.recognitions, members, rules);
	checkMoney(history, members, rules, variants, account);
	return {
		members: members.length,
		rows: rows.length,
		recognitions: history.recognitions.length,
		orders: history.orders.length,
	};
}

function expect(condition, message) {
	if (!condition) throw new Error(`The demo breaks a promise: ${message}`);
}

const isUnique = (list) => new Set(list).size === list.length;

function checkMembers(members) {
	const emails = members.map(({ email }) => email);
	expect(isUnique(emails) && isUnique(members.map((member) => member.participant_id)), "addresses and ids are unique");
	for (const member of members) {
		expect(
			member.role === "account_owner" ? member.manager_email === "" : emails.includes(member.manager_email),
			`${member.email} has a manager`,
		);
		expect(
			/^\d{4}-\d\d-\d\d$/.test(member.hire_date) && /^[A-Z]{3}$/.test(member.country),
			`${member.email} has a date and a country`,
		);
	}
	const managerOf = new Map(members.map((member) => [member.email, member.manager_email]));
	for (const { email } of members) {
		let steps = 0;
		for (let at = email; at; at = managerOf.get(at)) expect(steps++ < 10, `${email}'s line of managers ends`);
	}
}

function checkCatalogue(demo, rows) {
	const items = new Map();
	const variants = new Map();
	for (const row of rows) {
		if (!items.has(row.Handle)) items.set(row.Handle, row);
		const source = row["Image Src"] || row["Variant Image"];
		if (source) {
			const file = join(demo, "pictures", source.replace("demo:", ""));
			expect(existsSync(file), `${source} exists`);
			expect(statSync(file).size < 20480, `${source} is small`);
		}
		if (row["Variant Price"]) {
			const values = [row["Option1 Value"], row["Option2 Value"], row["Option3 Value"]].filter(
				(value) => value && value !== "Default Title",
			);
			const key = [row.Handle, ...values].join("/");
			expect(!variants.has(key), `${key} occurs once`);
			variants.set(key, {
				row,
				active: items.get(row.Handle).Status === "active",
				left: Number(row["Variant Inventory Qty"]),
			});
		}
	}
	const heads = [...items.values()];
	expect(isUnique(heads.map((head) => head.Title)), "titles are unique");
	expect(
		heads.every((head) => head.Title && head["Body (HTML)"] && head["Product Category"] && head.Vendor),
		"items are complete",
	);
	return variants;
}

function checkRecognitions(recognitions, members, rules) {
	const byEmail = new Map(members.map((member) => [member.email, member]));
	const reference = Date.parse(`${rules.reference_date}T00:00:00Z`);
	const day = 1440;
	expect(isUnique(recognitions.map(({ message }) => message)), "messages are unique");
	for (const recognition of recognitions) {
		const program = rules.programs.find(({ key }) => key === recognition.program);
		const giver = byEmail.get(recognition.giver_email);
		const people = recognition.recipient_emails;
		const at = recognition.minutes_ago;
		expect(
			people.length > 0 && people.length < 6 && isUnique(people) && !people.includes(giver.email),
			`${recognition.id}: recipients`,
		);
		for (const email of [giver.email, ...people]) {
			expect(
				Date.parse(byEmail.get(email).hire_date) < reference - at * 60000,
				`${recognition.id}: ${email} has joined`,
			);
		}
		expect(
			at < program.from_days_ago * day && (program.to_days_ago === null || at > program.to_days_ago * day),
			`${recognition.id}: dates`,
		);
		expect(!program.giver_roles.length || program.giver_roles.includes(giver.role), `${recognition.id}: giver's role`);
		expect(
			!program.giver_groups.length || program.giver_groups.includes(giver.group),
			`${recognition.id}: giver's group`,
		);
		if (program.is_non_monetary) expect(recognition.points === 0, `${recognition.id}: no points`);
		else {
			const above = recognition.points - program.min_points;
			expect(above >= 0 && recognition.points <= program.max_points, `${recognition.id}: points`);
			expect(
				program.points_increment === 0 ? above === 0 : above % program.points_increment === 0,
				`${recognition.id}: increment`,
			);
		}
		expect(
			recognition.behaviors.every((key) => rules.behaviors.some((entry) => entry.key === key)),
			`${recognition.id}: behaviours`,
		);
		expect(
			!recognition.badge || rules.badges.some(({ badge }) => badge === recognition.badge),
			`${recognition.id}: badge`,
		);
		expect(!program.behaviors_required || recognition.behaviors.length > 0, `${recognition.id}: behaviour required`);
		expect(
			recognition.message.length <= 1000 && !/[{}]|undefined/.test(recognition.message),
			`${recognition.id}: message`,
		);
		for (const reaction of [...recognition.comments, ...recognition.likes]) {
			expect(
				byEmail.has(reaction.email) && reaction.minutes_ago < at && reaction.minutes_ago > 0,
				`${recognition.id}: reactions`,
			);
		}
		expect(!recognition.comments.some(({ text }) => /[{}]|undefined/.test(text)), `${recognition.id}: comments`);
		expect(isUnique(recognition.likes.map(({ email }) => email)), `${recognition.id}: one like each`);
	}
}

/** Plays the whole history in its order against opening points, budgets and stock. */
function checkMoney({ recognitions, orders }, members, rules, variants, account) {
	const balances = new Map(members.map(({ email, points }) => [email, Number(points)]));
	const budgets = new Map(
		rules.budgets.map(({ name, credits }) => [name, credits.reduce((sum, { points }) => sum + points, 0)]),
	);
	const firstOf = new Map();
	for (const { program, minutes_ago } of recognitions) {
		const { budget } = rules.programs.find(({ key }) => key === program);
		if (budget && !firstOf.has(budget)) firstOf.set(budget, minutes_ago);
	}
	for (const { name, credits } of rules.budgets)
		expect(credits[0].days_ago * 1440 > (firstOf.get(name) ?? 0), "budgets are credited first");
	const events = [...recognitions, ...orders].sort((one, other) => other.minutes_ago - one.minutes_ago);
	for (const event of events) {
		if (event.recipient_emails) {
			const { budget } = rules.programs.find(({ key }) => key === event.program);
			for (const email of event.recipient_emails) balances.set(email, balances.get(email) + event.points);
			if (budget) budgets.set(budget, budgets.get(budget) - event.points * event.recipient_emails.length);
			expect(!budget || budgets.get(budget) >= 0, `${event.id}: budget ${budget}`);
			continue;
		}
		const cost = event.items.reduce((sum, line) => sum + takeLine(event, line, variants, account), 0);
		balances.set(event.member_email, balances.get(event.member_email) - cost);
		expect(cost === event.points && balances.get(event.member_email) >= 0, `${event.id}: affordable`);
	}
	if (account.subdomain === "acme") {
		for (const name of ["member", "member2", "member3", "member4", "member5"]) {
			expect(balances.get(`${name}@acme.example`) >= keptBalance, `${name} keeps ${keptBalance}`);
		}
	}
}

function takeLine(order, line, variants, account) {
	const variant = variants.get([line.handle, ...line.options].join("/"));
	expect(variant?.active && variant.row["Variant SKU"].trim() === line.sku, `${order.id}: ${line.handle} is sold`);
	const counted = variant.row["Variant Inventory Tracker"] !== "" && variant.row["Variant Inventory Policy"] === "deny";
	variant.left -= line.quantity;
	expect(!counted || variant.left > 0, `${order.id}: ${line.handle} is in stock`);
	const points = pointsOfCents(Math.round(Number(variant.row["Variant Price"]) * 100), account.point_price);
	expect(points === line.points, `${order.id}: ${line.handle} costs ${points}`);
	return points * line.quantity;
}
