/** The settings of a survey as their owner sends them without scripts: what is refused stands as it was typed. */
import { expect, test } from "vitest";
import { sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("a survey whose days are refused keeps its days and groups as they were typed", async () => {
	const acme = await createTenant({ flags: { surveys_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const { group_id } = await olga.client.call("groups/update-group-details", { name: "Drivers", people: [olga.email] });
	const drivers = String(group_id);
	const refused = await sendForm(olga, "/surveys/manage/new", "surveys/save-survey", {
		...{ name: "Autumn pulse", audience: "groups", group_ids: [drivers], language_code: "en" },
		...{ starts_day: "2031-05-04", ends_day: "2031-05-01" },
	});
	expect([refused.location, refused.texts("p", ["class", "field-error"]).length]).toEqual([null, 1]);
	for (const kept of ["Autumn pulse", "2031-05-04", "2031-05-01"]) expect(refused.html).toContain(`value="${kept}"`);
	const boxes = refused.html.match(/<input[^>]*name="group_ids"[^>]*type="checkbox"[^>]*>/g) ?? [];
	expect(boxes.map((box) => [box.includes(`value="${drivers}"`), box.includes("checked")])).toEqual([[true, true]]);
});
