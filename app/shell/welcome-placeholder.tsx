/** What is shown until the user's role and the account are known. */

import { LaurelWreath } from "~/ui/ornament";
import { useTranslation } from "~/ui/texts";
import "./error-page.css";

/** The wreath and one word. */
export function WelcomePlaceholder() {
	const { t } = useTranslation("common");
	return (
		<main className="welcome" aria-busy="true">
			<LaurelWreath />
			<h1 className="meta">
				<span role="status">{t("welcome")}</span>
			</h1>
		</main>
	);
}
