/** Everything that saved views and chosen columns declare, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteListView } from "./endpoints/delete-view";
import { describeViews } from "./endpoints/describe-views";
import { getColumnChoice } from "./endpoints/get-column-choice";
import { getListSettings } from "./endpoints/get-list-settings";
import { saveColumns } from "./endpoints/save-columns";
import { saveView } from "./endpoints/save-view";
import { setDefaultViewOf } from "./endpoints/set-default-view";

export const feature = defineFeature({
	endpoints: [deleteListView, describeViews, getColumnChoice, getListSettings, saveColumns, saveView, setDefaultViewOf],
});
