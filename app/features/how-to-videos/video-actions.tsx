/** What an account owner does with a video: change, move, remove it; and whether everybody sees it. */
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { IconButton } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

/** What is known of a video that is managed. */
export type Managed = { id: number; title: string; place: number; is_published: 0 | 1; source_kind: string };

/** The links and buttons; the first video does not go up, nor the last down. */
export function VideoActions({ video, count }: { video: Managed; count: number }) {
	const { t } = useTranslation("how-to-videos");
	const { id, title, place, is_published, source_kind } = video;
	return (
		<div className="row-wrap video-actions">
			{source_kind === "none" && <Tag tone="warn">{t("owners.nothingPlays")}</Tag>}
			{is_published === 0 && <Tag>{t("owners.hidden")}</Tag>}
			<Anchor className="link hit" href={`/how-to-videos/${id}`}>
				{t("owners.edit")}
				<span className="unseen">, {title}</span>
			</Anchor>
			<Anchor className="link hit" href={`/how-to-videos/${id}/remove`} opens="dialog">
				{t("owners.remove")}
				<span className="unseen">, {title}</span>
			</Anchor>
			{place > 1 && <Move id={id} place={place - 1} icon="arrow-up" label={t("owners.earlier", { title })} />}
			{place < count && <Move id={id} place={place + 1} icon="arrow-down" label={t("owners.later", { title })} />}
		</div>
	);
}

const moving = "how-to-videos/move-video";

type Step = { id: number; place: number; icon: "arrow-up" | "arrow-down"; label: string };

function Move({ id, place, icon, label }: Step) {
	return (
		<EndpointForm form={moving} instance={`${id}-${icon}`} action="/how-to-videos" hidesProblems preventScrollReset>
			<input type="hidden" name="video_id" value={id} />
			<input type="hidden" name="place" value={place} />
			<IconButton type="submit" icon={icon} label={label} />
		</EndpointForm>
	);
}
