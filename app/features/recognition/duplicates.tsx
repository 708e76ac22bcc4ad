/** Says that the same was given a short while ago; it takes the focus, so that nobody has to look for it. */
import { useFocusOnAnswer } from "~/form/use-focus-on-answer";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { GiveAnswer } from "./give.server";

/** So many are named; of a large group there may be many more. */
const namesShown = 10;

/** The warning; nothing was sent yet. */
export function Duplicates({ list }: { list: NonNullable<GiveAnswer["duplicates"]> }) {
	const { t } = useTranslation("recognition");
	const box = useFocusOnAnswer(list);
	const rest = list.length - namesShown;
	return (
		<div ref={box} tabIndex={-1} className="give-answer">
			<Notice tone="warn" isLive>
				<p className="strong">{t("give.duplicates.title")}</p>
				<ul>
					{list.slice(0, namesShown).map(({ name, when }) => (
						<li key={name}>{t("give.duplicates.line", { name, when })}</li>
					))}
					{rest > 0 && <li>{t("common:post.others", { count: rest })}</li>}
				</ul>
				<p>{t("give.duplicates.confirm")}</p>
			</Notice>
		</div>
	);
}
