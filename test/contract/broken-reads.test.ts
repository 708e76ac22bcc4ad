/** A database that answers nothing: whoever asks is told once, and nothing that was begun beside is left to fail by itself. */
import { expect, onTestFinished, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { takeCrashes } from "#test/kit/crashes";
import { watched } from "#test/kit/round-trips";
import type { List } from "#workers/kernel/list-declaration";
import { lists } from "#workers/registry";

/** The failures that nobody awaited, from now to the end of the test. */
function listen(): string[] {
	const unheard: string[] = [];
	const hear = (event: PromiseRejectionEvent) => {
		unheard.push(String(event.reason));
		event.preventDefault();
	};
	addEventListener("unhandledrejection", hear as never);
	onTestFinished(() => removeEventListener("unhandledrejection", hear as never));
	return unheard;
}

/** The filters whose rows have a name, which is read beside the page. */
const named = ({ filters }: List["face"]) =>
	Object.entries(filters).flatMap(([name, { kind }]) => (kind === "reference" ? [name] : []));

test("a list and a page of the store whose reads fail answer that something went wrong, and leave no failure behind", async () => {
	const { owner } = await createFullTenant(0, "broken");
	await owner.client.csrfToken();
	const { environment, roundTrips } = watched({ breaks: () => true });
	owner.client.environment = environment as never;
	const unheard = listen();
	const beginning = (lists as readonly List[]).filter(
		({ extra, face, selection }) => extra || selection || named(face).length > 0,
	);
	for (const { name, path, face } of beginning) {
		const filters = Object.fromEntries(named(face).map((filter) => [filter, owner.id]));
		const { status } = await owner.client.post(path, { filters });
		expect([name, status]).toEqual([name, 500]);
	}
	expect((await owner.client.fetch("/webapp/store")).status).toBe(500);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(beginning.length).toBeGreaterThan(3);
	expect(roundTrips.length).toBeGreaterThan(beginning.length);
	expect(unheard).toEqual([]);
	expect(takeCrashes().every((line) => line.includes('"message":"broken"'))).toBe(true);
});
