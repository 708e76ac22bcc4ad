/** The mark that the reader's points cover a price; one element drawn by styles, since a listing shows dozens. */
import { useTranslation } from "./texts";
import "./affordable-mark.css";

/** A round check mark, which says "You can afford this." to those who do not see it. */
export function AffordableMark() {
	const { t } = useTranslation("common");
	return <span className="affordable" role="img" aria-label={t("tile.affordable")} />;
}
