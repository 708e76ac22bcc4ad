/** Every declared kind of notification: named after its file, with all its words in every language, as plain text and drawn. */
import { sql } from "drizzle-orm";
import { parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { jobScope, notified, sampleValues } from "#test/factories/notifications";
import { readMail } from "#test/kit/mail";
import { createTenant } from "#test/kit/tenant";
import { notify } from "#workers/features/notifications";
import type { Feature } from "#workers/kernel/define-feature";
import type { NotificationKind } from "#workers/kernel/names";
import { notifications } from "#workers/registry";
import { features } from "#workers/registry.generated";

const kinds = Object.keys(sampleValues) as NotificationKind[];

test("the registry has exactly the kinds that the compiler knows, each declared by the feature that its name says", () => {
	expect(notifications.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
	for (const [name, feature] of Object.entries<Feature>(features))
		for (const { kind } of feature.notifications ?? []) expect(kind.split("/")[0]).toBe(name);
});

test("what guards an account, and what somebody waits for, cannot be switched off", () => {
	const fixed = notifications.filter(({ mayBeSwitchedOff }) => !mayBeSwitchedOff).map(({ kind }) => kind);
	expect(fixed).toEqual(
		expect.arrayContaining(["session/activation", "session/password-changed", "session/password-reset"]),
	);
	const [received] = notifications.filter(({ kind }) => kind === "recognition/received");
	expect(received!.mayBeSwitchedOff).toBe(true);
});

test.each(["en", "es", "fr"])(
	"in %s each kind says everything, to one person in their words",
	async (language_code) => {
		const acme = await createTenant();
		const priya = await acme.addMember({ first_name: "Priya", language_code });
		const scope = await jobScope(acme);
		const person = await notified(acme, priya);
		for (const kind of kinds) {
			const notice = notify(scope, kind, [person], sampleValues[kind] as never);
			await scope.commit({ ...notice, answer: {} });
			const [email] = await readMail(acme);
			const drawn = parseDocument(email!.html!);
			expect(drawn.children.length, kind).toBeGreaterThan(0);
			for (const part of [email!.subject, email!.body, email!.html!.replace(/<style>.*?<\/style>/s, "")]) {
				expect([kind, part.length > 0, part]).toEqual([
					kind,
					true,
					expect.not.stringMatching(/\{\{|\}\}|undefined|\[object/),
				]);
				expect([kind, part]).toEqual([kind, expect.not.stringMatching(/(^|[\s>])[a-z-]+:[a-zA-Z]+\.[\w.]+/)]);
			}
			expect([kind, email!.body]).toEqual([kind, expect.stringContaining("Priya")]);
			expect(email!.html).toContain(`<html lang="${language_code}">`);
		}
	},
);

/** What a kind of notification counts in points. */
const pointValues = ["points", "points_left", "asked_points", "total_points"];

test.each([
	["en", "stars", "star", "1 star of yours expires tomorrow"],
	["es", "estrellas", "estrella", "Te vence 1 estrella mañana"],
	["fr", "étoiles", "étoile", "1 de vos étoiles expire demain"],
])("in %s a single point is called by the account's word for one, in each kind's email and line", async (...said) => {
	const [language_code, points_label, point_label, expires] = said;
	const acme = await createTenant();
	const labels = { points_label: { [language_code]: points_label }, point_label: { [language_code]: point_label } };
	await acme.database.write([
		sql`update accounts set labels = ${JSON.stringify(labels)}, version = version + 1 where account_id = ${acme.id}`,
	]);
	const priya = await acme.addMember({ language_code });
	const [scope, singular] = [await jobScope(acme), new RegExp(`(^|\\D)1\\s${point_label}(?!\\w)`)];
	const person = await notified(acme, priya);
	const told: string[] = [];
	for (const kind of kinds) {
		const ones = pointValues.filter((name) => name in sampleValues[kind]).map((name) => [name, 1]);
		if (ones.length === 0) continue;
		const values = { ...sampleValues[kind], ...Object.fromEntries(ones), days_ahead: 1 };
		await scope.commit({ ...notify(scope, kind, [person], values as never), answer: {} });
		const [email] = await readMail(acme);
		told.push(email!.subject, email!.body);
	}
	const { table_rows } = await priya.client.call("notifications/get-notifications", {});
	told.push(...table_rows.map(({ text }) => text));
	expect(told.filter((text) => singular.test(text)).length).toBeGreaterThan(20);
	expect(told.filter((text) => new RegExp(`(^|\\D)1\\s${points_label}`).test(text))).toEqual([]);
	expect(told).toContain(expires);
});

test("two thousand people are told in a bounded number of statements, each in their language and with their own values", async () => {
	const acme = await createTenant();
	const scope = await jobScope(acme);
	const people = Array.from({ length: 2_000 }, (_one, at) => ({
		id: at + 1,
		email: `person${at}@example.com`,
		first_name: `Person ${at}`,
		language_code: at % 2 ? "es" : "en",
		status: "active",
		notification_choices: null,
		points: at,
	}));
	const values = sampleValues["recognition/received"];
	await acme.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, role, created_at)
			select ${acme.id}, value ->> 'id', value ->> 'id', value ->> 'first_name', '', value ->> 'email', 'member', 0
			from json_each(${JSON.stringify(people)})`,
	]);
	const notice = notify(scope, "recognition/received", people, ({ points }) => ({ ...values, points }));
	expect(notice.statements.length).toBeLessThanOrEqual(22);
	expect(notice.follow).toHaveLength(2_000);
	await scope.commit({ ...notice, answer: {} });
	const emails = await readMail(acme);
	expect(emails.find(({ recipient }) => recipient === "person1999@example.com")!.body).toContain("1,999 puntos");
	expect(emails.find(({ recipient }) => recipient === "person1998@example.com")!.body).toContain("1,998 points");
});
