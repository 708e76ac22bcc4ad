/** The first thing on every page, before any message: the keyboard's way past bars and menus. */
import { useTranslation } from "~/ui/texts";

/** Seen while it has the focus. */
export function SkipLink() {
	const { t } = useTranslation("common");
	return (
		<a className="skip" href="#main">
			{t("frame.skip")}
		</a>
	);
}
