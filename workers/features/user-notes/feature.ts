/** Everything that the user-notes feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { deleteUserDetailNote } from "./endpoints/delete-user-detail-note";
import { getUserDetailNotes } from "./endpoints/get-user-detail-notes";
import { saveUserDetailNote } from "./endpoints/save-user-detail-note";

export const feature = defineFeature({ endpoints: [deleteUserDetailNote, getUserDetailNotes, saveUserDetailNote] });
