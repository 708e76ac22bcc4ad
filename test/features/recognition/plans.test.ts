/** What giving reads follows who receives: its statements never walk all people of the tenant. */
import { expect, test } from "vitest";
import { planOf } from "#test/kit/plan";
import { createTenant } from "#test/kit/tenant";
import { findPeople } from "#workers/features/members";
import { findDuplicates } from "#workers/features/recognition/store/duplicates";
import { canAllReceive, findRecipients, findRecipientsOfGroups } from "#workers/features/recognition/store/people";
import { findCertificate, listNotices } from "#workers/features/recognition/store/recognitions";
import type { Statement } from "#workers/kernel/sql";

const statements = {
	"people by their ids": findRecipients(1, [2, 3]),
	"people of groups": findRecipientsOfGroups(1, [4], 5, 100),
	"nobody's groups": findRecipientsOfGroups(1, [], 5, 100),
	"whether all can receive": canAllReceive(1, [2, 3]),
	"chosen people": findPeople(1, { ids: [2, 3] }, { status: "joined_or_invited", mayReceive: true, but: 4 }),
	"the people of a team": findPeople(
		1,
		{ team_of: { id: 2, manager_id: 3 } },
		{ status: "joined_or_invited", but: 2, max: 500 },
	),
	"what was given twice": findDuplicates(
		1,
		{ giver_id: 2, program_id: 3, points: 50, recipient_ids: [4], group_ids: [6] },
		5,
	),
	"emails to recipients": listNotices(1, 2, 0, 50),
	"a certificate": findCertificate(1, 2),
};

test.each(Object.entries(statements))("%s are read by index, not by walking the tenant", async (_name, statement) => {
	const { shard } = await createTenant();
	const steps = await planOf(shard, statement as Statement);
	const scans = steps.filter((step) =>
		/\(account_id=\?( AND kind=\? AND unit=\?)?\)|^SCAN [ugpr]\b|recognitions_of_program/.test(step),
	);
	expect(scans).toEqual([]);
});
