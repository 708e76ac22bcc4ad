/** How an idea stands: its state, and whether it is highlighted; a word beside every colour. */
import type { IdeaStatus } from "#workers/features/ideas/rules/idea";
import type { IconName } from "~/ui/icon";
import { Tag, type TagTone } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

const looks: Record<IdeaStatus, { tone: TagTone; icon: IconName }> = {
	draft: { tone: "plain", icon: "edit" },
	pending: { tone: "plain", icon: "clock" },
	changes_suggested: { tone: "warn", icon: "comment" },
	approved: { tone: "good", icon: "check" },
	rejected: { tone: "bad", icon: "close" },
};

/** The tags. */
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
			<Tag {...looks[status]}>{isMerged ? t("merged") : t(`statuses.${status}`)}</Tag>
			{is_featured === 1 && (
				<Tag tone="accent" icon="star">
					{t("highlighted")}
				</Tag>
			)}
		</>
	);
}
