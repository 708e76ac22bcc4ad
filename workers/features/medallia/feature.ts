/** Everything that the medallia feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { medalliaActivity } from "./activities/medallia";
import { approveItem } from "./endpoints/approve-item";
import { fetchItem } from "./endpoints/fetch-item";
import { rejectItem } from "./endpoints/reject-item";
import { saveItem } from "./endpoints/save-item";
import { itemsImport } from "./imports/items";
import { getItems } from "./lists/get-items.query";
import { menu } from "./menu";
import { approved } from "./notifications/approved";
import { scoreSummary } from "./reports/score-summary";
import { itemName } from "./store/items";

export const feature = defineFeature({
	endpoints: [approveItem, fetchItem, rejectItem, saveItem],
	lists: [getItems],
	summaries: [scoreSummary],
	imports: [itemsImport],
	activities: [medalliaActivity],
	notifications: [approved],
	references: { medallia_item: itemName },
	menu,
});
