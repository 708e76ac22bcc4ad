/** What scripts get of an answer that a page shows in other words, or of which it needs little; every other answer comes as it is. */
import { leftOfSales } from "~/features/catalog/index.server";
import { pastDownloadsNow } from "~/features/reports/index.server";

/** By the call's name; each makes its calls itself. */
export const shapes = {
	"catalog/get-flash-sale": leftOfSales,
	"reports/get-past-download-requests": pastDownloadsNow,
};
