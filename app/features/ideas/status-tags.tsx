/** How an idea stands: its state as a dot, and whether it is highlighted; a word beside every colour. */
import type { IdeaStatus } from "#workers/features/ideas/rules/idea";
import { StatusDot } from "~/ui/status-dot";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** The dot and the tag. */
export function IdeaTags({
	status,
	is_featured,
	isMerged,
}: {
	status: IdeaStatus;
	is_featured: 0 | 1;
	isMerged?: boolean;
}) {
	const { t } = useTranslation("ideas");
	return (
		<>
			<StatusDot status={status} label={isMerged ? t("merged") : t(`statuses.${status}`)} />
			{is_featured === 1 && (
				<Tag tone="accent" icon="star">
					{t("highlighted")}
				</Tag>
			)}
		</>
	);
}
