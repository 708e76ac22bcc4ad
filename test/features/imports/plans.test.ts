/** What an import and a report cost follows their rows: no statement walks all that the tenant has, nor all of it for each row. */
import { expect, test } from "vitest";
import { planOf } from "#test/kit/plan";
import { createTenant } from "#test/kit/tenant";
import * as catalogue from "#workers/features/catalog/imports/store/items";
import * as pictures from "#workers/features/catalog/imports/store/pictures";
import * as items from "#workers/features/catalog/store/write-items";
import { findFilesBySource } from "#workers/features/files";
import * as fetched from "#workers/features/imports/store/fetched";
import * as requests from "#workers/features/imports/store/requests";
import * as members from "#workers/features/member-import/imports/store";
import { updateManagers } from "#workers/features/members/store/write-people";
import * as reports from "#workers/features/reports/store/requests";
import { prepare, type Statement } from "#workers/kernel/sql";

const account = 1;
const same = { user_id: 2, report_type: "r", filters: "{}", format: "csv" as const, language_code: "en", since: 3 };
const variant = { id: 5, item_id: 6 } as never;
const warned = {
	account_id: account,
	request_id: 7,
	words: "catalog:import",
	translate: (key: string) => key,
} as const;
const picture = { url: "/files/x", width: 1, height: 1 };

const statements: Record<string, Statement[]> = {
	"items of a chunk": [
		catalogue.findItems(account, ["mug"]),
		catalogue.findVariants(account, ["mug"]),
		catalogue.findCategories(account, ["Home"]),
		findFilesBySource(account, ["https://a.example/x.png"]),
	],
	"what a chunk of items writes": [
		...items.upsertVariants(account, [variant], 1),
		...items.withdrawVariants(account, [5]),
		...items.replacePictures(account, [6], []),
	],
	"pictures that arrive": [
		pictures.findItemsWaiting(account, "s", [6]),
		...items.updatePictureReady(account, "s", [6], picture),
		...items.updatePicturesFailed(account, ["s"], [6]),
		...items.updatePicturesWaiting(account, ["s"], [6]),
		pictures.listFailedPictures(account, [6]),
	],
	"pictures to be fetched": [
		pictures.listWaitingPictures(account, 7, "waiting", 4),
		...pictures.countAttempts(account, [8]),
		...pictures.deleteWantedPictures(account, [8]),
		pictures.postponePictures(account, [8]),
		fetched.countFetched(account, 7, { settled: 1, failed: 0 }),
		...fetched.deleteWarning(warned, { line: 2, cells: [], reasons: [] }),
		...fetched.countPending(account, 7, 1),
	],
	"people of a chunk": [
		members.findKnownMembers(account, ["A-1"], ["a@a.example"]),
		members.findGroups(account, ["G"]),
	],
	"managers of a file": [
		requests.listNoted(account, 7),
		members.findManagersNow(account, [2]),
		members.findManagers(account, ["a@a.example"], ["A-1"], [{ first_name: "A", last_name: "B" }]),
		members.findLines(account, [2]),
		...updateManagers(account, [{ user_id: 2, manager_id: 3 }]),
	],
	"keys and wrong rows of a file": [
		requests.findTakenKeys(account, 7, ["email:a"]),
		requests.listRefusals(account, 7, 0, 10),
		requests.deleteKeys(account, 7),
	],
	"a request": [
		requests.findRunningRequest(account, 7),
		requests.findWaitingRequest(account, 2, 7),
		requests.findResult(account, 7),
	],
	"a report": [
		reports.findSameRequest(account, same),
		reports.isFirstOfItsKind(account, same),
		reports.findReportRequest(account, 7),
		reports.findMadeReport(account, 7),
		reports.isStillUnderWay(account, 7),
		reports.updateErrored(account, 7, "", 1),
	],
	"reports whose time is over": [reports.listExpired(account, 1), reports.updateExpired(account, [7])],
};

test.each(Object.keys(statements))("%s are found by index, not by walking the tenant", async (name) => {
	const { shard } = await createTenant();
	for (const statement of statements[name]!) {
		const { text } = prepare(statement);
		// An upsert's plan names its child tables too: they are searched only behind a foreign key that was broken before.
		const scans = (await planOf(shard, statement))
			.filter((step) => text.includes(step.split(" ")[1] as string))
			.filter(
				(step) => /\(account_id=\?\)/.test(step) || /^SCAN (?!.*VIRTUAL TABLE|CONSTANT|\w*line\b|l$|v$|e$)/.test(step),
			);
		expect(scans, text).toEqual([]);
	}
});
