/** The picture that stands for a video, with its length on it; a drawn one where the account gave none. */
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

type Pictured = { id: number; poster_url: string | null; length: string | null };

/** The picture; decorative, since the title stands beside it. */
export function Poster({ video: { id, poster_url, length }, isLarge }: { video: Pictured; isLarge?: boolean }) {
	return (
		<Picture
			className="video-poster"
			src={poster_url}
			alt=""
			width={1280}
			height={720}
			ratio="16 / 9"
			fit="cover"
			hue={(id * 47) % 360}
			isEager={isLarge}
		>
			<span className="video-play" aria-hidden="true">
				<Icon name="play" />
			</span>
			{length && <span className="video-length figure">{length}</span>}
		</Picture>
	);
}
