/** Questions and answers, and for account owners the pages on which they are written. */
import { route } from "@remix-run/route-config";

export const faqsRoutes = [
	route("faqs", "features/faqs/faqs.route.tsx"),
	route("faqs/:id", "features/faqs/save-faq.route.tsx"),
	route("faqs/:id/remove", "features/faqs/remove-faq.route.tsx"),
];
