/** Everything that the anniversaries feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { anniversaryActivity } from "./activities/anniversary";
import { earnings } from "./earnings";
import { getAnniversaryRule } from "./endpoints/get-anniversary-rule";
import { getCard } from "./endpoints/get-card";
import { getGreetings } from "./endpoints/get-greetings";
import { getMemoryBook } from "./endpoints/get-memory-book";
import { signCard } from "./endpoints/sign-card";
import { updateAnniversary } from "./endpoints/update-anniversary";
import { updateGreetings } from "./endpoints/update-greetings";
import { followAnniversaries } from "./jobs/follow-anniversaries";
import { getAnniversaries } from "./lists/get-anniversaries.query";
import { getAnniversaryRules } from "./lists/get-anniversary-rules.query";
import { menu } from "./menu";
import { pointsWaiting } from "./notifications/points-waiting";
import { published } from "./notifications/published";
import { sign } from "./notifications/sign";
import { anniversarySummary } from "./reports/anniversary-summary";
import { cardName } from "./store/cards";
import { ruleName } from "./store/rules";

export const feature = defineFeature({
	endpoints: [getAnniversaryRule, getCard, getGreetings, getMemoryBook, signCard, updateAnniversary, updateGreetings],
	lists: [getAnniversaries, getAnniversaryRules],
	summaries: [anniversarySummary],
	activities: [anniversaryActivity],
	notifications: [pointsWaiting, published, sign],
	scheduled: [followAnniversaries],
	references: { anniversary_card: cardName, anniversary_rule: ruleName },
	menu,
	earnings,
});
