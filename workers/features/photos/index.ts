/** What other features use of photos: a demo has albums and contests of the past. */
export { insertPastPhotos, type PastPhotos } from "./store/past-photos";
