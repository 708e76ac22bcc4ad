/** An email's two parts: plain text and HTML of the same words, in the tenant's look, with nothing in it that somebody typed as markup. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterEach, expect, test, vi } from "vitest";
import { jobScope, notified, sampleValues } from "#test/factories/notifications";
import { readMail } from "#test/kit/mail";
import { silentQueue } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import { notify } from "#workers/features/notifications";
import type { Environment } from "#workers/kernel/environment";
import type { NotificationKind, NotificationValues } from "#workers/kernel/names";

type Posted = { from: string; to: string; subject: string; text: string; html: string };

afterEach(() => {
	vi.restoreAllMocks();
});

/** Tells Priya something and hands the email over to a provider; gives what the provider got. */
async function post<Kind extends NotificationKind>(
	tenant: TestTenant,
	kind: Kind,
	values: NotificationValues[Kind],
	first_name = "Priya",
): Promise<Posted> {
	const priya = await tenant.addMember({ first_name });
	const scope = await jobScope(tenant);
	await scope.commit({ ...notify(scope, kind, [await notified(tenant, priya)], values), answer: {} });
	const posted: Posted[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		posted.push(JSON.parse(String(init?.body)) as Posted);
		return new Response(null, { status: 202 });
	});
	const environment = { ...env, MAIL_PROVIDER_URL: "https://mail.example/send", OUTBOX_QUEUE: silentQueue };
	const [message] = await tenant.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${tenant.id} and job = 'mail/send-email' and done_at is null`,
	);
	const signal = { account_id: tenant.id, shard: tenant.shard, outbox_id: message!.id };
	await runMessage(environment as unknown as Environment, { waitUntil: () => undefined }, signal);
	return posted[0]!;
}

const read = (html: string) => parseDocument(html);
const named = (html: string, name: string) => DomUtils.getElementsByTagName(name, read(html));
const words = (html: string) => DomUtils.textContent(named(html, "body")).replace(/\s+/g, " ");

test("the provider gets the same words twice: as text, and drawn with one heading and one button", async () => {
	const acme = await createTenant();
	const { subject, text, html } = await post(acme, "orders/order-placed", sampleValues["orders/order-placed"]);
	expect(subject).toBe("Your order AF-104877 is placed");
	expect(named(html, "h1").map((one) => DomUtils.textContent(one))).toEqual([subject]);
	const [button, ...others] = named(html, "a");
	expect(others).toEqual([]);
	expect(DomUtils.textContent(button!)).toBe("See the order");
	expect(text).toContain(`See the order\n${button!.attribs.href}\n`);
	expect(button!.attribs.href).toMatch(/^https?:\/\/[^/]+\/webapp\/store\/orders\/7002$/);
	const drawn = words(html);
	for (const part of [
		"Hello Priya,",
		"2 × Steel bottle",
		"Moss, 750 ml",
		"1,780",
		"Total: 3,930 points",
		"14 Calder Street",
	]) {
		expect(drawn).toContain(part);
	}
	expect(text).toContain("2 × Steel bottle (Moss, 750 ml) · 1,780\n1 × Gift card · 2,150");
	expect(drawn).toContain("Emails about orders cannot be switched off.Company t");
	expect(text).toContain("\n-- \nYou get this because you placed an order.");
});

test("what people typed is text in both parts, and never markup", async () => {
	const acme = await createTenant();
	await acme.database.write([
		sql`update accounts set company_name = '<b>Acme</b>', platform_name = '<b>A</b>', version = version + 1 where account_id = ${acme.id}`,
	]);
	const typed = `<img src=x onerror="alert(1)"> & 'more'\n</td></table><a href="https://evil.example">here</a>`;
	const values = { ...sampleValues["recognition/received"], giver: "<script>x</script>", message: typed };
	const { html, text } = await post(acme, "recognition/received", values, "<i>Priya</i>");
	expect(words(html)).toContain("<b>A</b>");
	for (const name of ["img", "script", "i", "b"]) expect([name, named(html, name)]).toEqual([name, []]);
	expect(named(html, "a").map(({ attribs }) => attribs.class)).toEqual(["button", "quiet"]);
	const [quote] = named(html, "blockquote");
	expect(DomUtils.textContent(quote!)).toBe(typed.replace("\n", ""));
	expect(named(html, "title").map((one) => DomUtils.textContent(one))).toEqual(["<script>x</script> recognized you"]);
	expect(text).toContain(typed);
});

test("it is drawn in the tenant's colors, for the light and for the dark, in a column of 600 pixels, with tables that are none to a screen reader", async () => {
	const acme = await createTenant();
	await acme.database.write([
		sql`update accounts set navbar_color = '#7a1f3d', primary_color = '#ffee33', version = version + 1 where account_id = ${acme.id}`,
	]);
	const { html } = await post(acme, "session/activation", {});
	const [bar] = DomUtils.find(
		(node) => "attribs" in node && node.attribs.class === "bar",
		read(html).children,
		true,
		1,
	);
	expect((bar as unknown as { attribs: { style: string } }).attribs.style).toContain("background:#7a1f3d");
	expect(
		named(html, "style")
			.map((one) => DomUtils.textContent(one))
			.join(),
	).toContain("(prefers-color-scheme:dark)");
	expect(named(html, "table").every(({ attribs }) => attribs.role === "presentation")).toBe(true);
	expect(
		named(html, "table").every(
			({ attribs }) => !attribs.width || attribs.width === "100%" || Number(attribs.width) <= 600,
		),
	).toBe(true);
	// Yellow takes dark words: the palette computes what can be read on it.
	const [button] = named(html, "a");
	expect(button!.attribs.style).toMatch(/background:#ffee33;color:#(?!ffffff)/);
});

test("the token of a link is put into both parts when the email is handed over, and lies in the database in neither", async () => {
	const acme = await createTenant();
	const { html, text } = await post(acme, "session/activation", {});
	const [, token] = /\/webapp\/activate\/([0-9a-f]{64})\n/.exec(text)!;
	expect(named(html, "a")[0]!.attribs.href).toContain(`/webapp/activate/${token}`);
	const [row] = await acme.database.read(
		sql<{ body: string; content: string }>`select body, content from emails where account_id = ${acme.id}`,
	);
	expect(row!.body + row!.content).not.toContain(token);
	expect(row!.content).toContain("/activate/{token}");
});

test("the page of local mail shows the text and leads to the drawn email; another tenant's is not there", async () => {
	const [acme, globex] = [await createTenant(), await createTenant()];
	await post(acme, "recognition/received", sampleValues["recognition/received"]);
	const [email] = await readMail(acme);
	const page = await (await acme.visitor().fetch("/webapp/dev/mail")).text();
	expect(page).toContain("You stayed on the line");
	expect(page).toContain(`href="/webapp/dev/mail/${email!.id}"`);
	const drawn = await acme.visitor().fetch(`/webapp/dev/mail/${email!.id}`);
	const html = await drawn.text();
	expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
	expect(html.replace(/ nonce="\w+"/, "")).toBe(email!.html);
	const [, nonce] = /<style nonce="(\w+)">/.exec(html)!;
	expect(drawn.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
	expect((await globex.visitor().fetch(`/webapp/dev/mail/${email!.id}`)).status).toBe(404);
});
