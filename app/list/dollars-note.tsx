/** Says that amounts of sales are US dollars, where an account's own money is another and its sign may be the same. */

import { useFrame } from "~/shell/use-frame";
import { useTranslation } from "~/ui/texts";

/** The sentence; nothing where the account's own money is US dollars. */
export function DollarsNote() {
	const { account } = useFrame();
	const { t } = useTranslation("common");
	return account.currency === "USD" ? null : <p className="meta">{t("dollars")}</p>;
}
