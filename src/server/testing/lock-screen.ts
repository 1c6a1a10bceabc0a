/** What nothing visible on a locked screen may contain: the subject of the programme (content principles 8). */
export const TELLS_SUBJECT =
  /alcohol|dr[aiou]nk|gla[sz]|rook|roken|smok|sigaret|cigar|gok|gambl|wiet|blow|cannabis|joint|coca|verslaa|addict|herstel|recover|stoppen|\bminder|\bquit/i;

/** And what no text may do: shame people, or promise that someone is watching. */
export const SHAMES_OR_PROMISES = /gefaald|mislukt|fail|in de gaten|watch/i;
