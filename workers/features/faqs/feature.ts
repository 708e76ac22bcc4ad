/** Everything that the FAQ feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { removeFaq } from "./endpoints/delete-faq";
import { getFaq } from "./endpoints/get-faq";
import { getFaqs } from "./endpoints/get-faqs";
import { saveFaq } from "./endpoints/save-faq";
import { questionsSection } from "./searches/questions";
import { faqName } from "./store";

export const feature = defineFeature({
	endpoints: [getFaq, getFaqs, removeFaq, saveFaq],
	searches: [questionsSection],
	references: { faq: faqName },
});
