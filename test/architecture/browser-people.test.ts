/** Browser tests run two files at once on one state: who acts in one of them appears in no other, so that they never meet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, scan } from "./source-files";

/** Files that serve a state of their own. */
const apart = ["test/browser/markup.test.ts", "test/browser/develop.test.ts", "test/browser/complaints.test.ts"];

const tenants = ["acme", "globex"];

type Person = { email: string; name: string };

const people = tenants.flatMap(readPeople);

const files = scan("test/browser")
	.filter(({ path }) => path.endsWith(".test.ts") && !apart.includes(path))
	.map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** Whether a test names somebody, by the address or by the name that screens show. */
const names = (text: string, { email, name }: Person) => text.includes(email) || text.includes(`"${name}"`);

test("no person of the demo is named by two browser tests", () => {
	const named = people.map((person) => ({
		email: person.email,
		places: files.filter(({ text }) => names(text, person)).map(({ path }) => path),
	}));
	const free = named.filter(({ places }) => places.length === 0).map(({ email }) => email);
	const complaints = named
		.filter(({ places }) => places.length > 1)
		.map(({ email, places }) => `${email} acts in ${places.join(" and ")}; free are ${nearest(free, email)} …`);
	expect(complaints).toEqual([]);
});

test("browser tests name people by their whole address", () => {
	const composed = files.filter(({ text }) => /@\$\{|\}@(acme|globex)/.test(text)).map(({ path }) => path);
	expect(composed).toEqual([]);
});

test("whom the browser tests make account owners is somebody of the demo", () => {
	const owners = JSON.parse(readFileSync(join(root, "test/browser/owners.json"), "utf8")) as string[];
	expect(owners.filter((owner) => !people.some(({ email }) => email === owner))).toEqual([]);
});

/** Some people of the same tenant whom no test has yet. */
function nearest(free: string[], email: string): string {
	const host = email.split("@")[1]!;
	return free
		.filter((one) => one.endsWith(host))
		.slice(0, 3)
		.join(", ");
}

/** The people of a demo tenant; no field before the e-mail address is ever quoted. */
function readPeople(tenant: string): Person[] {
	const lines = readFileSync(join(root, "demo", tenant, "members.csv"), "utf8")
		.trim()
		.split(/\r?\n/)
		.slice(1);
	return lines.map((line) => {
		const [first_name, last_name, email] = line.split(",");
		return { email: email!, name: `${first_name} ${last_name}` };
	});
}
