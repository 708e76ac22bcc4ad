/** A video among others: its picture, title and sentence; for account owners how it stands, and what they can do. */
import { Anchor } from "~/ui/anchor";
import { type Managed, VideoActions } from "./video-actions";
import { Poster } from "./video-poster";

type Tiled = Managed & { description: string; poster_url: string | null; length: string | null };

/** The tile. */
export function VideoTile({ video, owner }: { video: Tiled; owner?: { count: number } }) {
	return (
		<article className="stack-small video-tile">
			<Anchor className="video-tile-link" href={`/how-to-videos?video=${video.id}`}>
				<Poster video={video} />
				<span className="strong">{video.title}</span>
			</Anchor>
			{video.description && <p className="meta">{video.description}</p>}
			{owner && <VideoActions video={video} count={owner.count} />}
		</article>
	);
}
