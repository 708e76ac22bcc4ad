/** A value that is cut at 30 characters, with the whole of it on demand, with scripts or without. */
import { cutText } from "~/ui/rules/text";
import { useTranslation } from "~/ui/texts";

const maxLength = 30;

/** The value. */
export function CutText({ text }: { text: string }) {
	const { t } = useTranslation("member-detail");
	if (text.length <= maxLength) return <>{text || "-"}</>;
	return (
		<details className="member-whole">
			<summary title={t("panel.more")}>{cutText(text, maxLength)}</summary>
			<p>{text}</p>
		</details>
	);
}
