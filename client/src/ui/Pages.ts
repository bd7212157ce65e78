/** Pagination in a chunk of its own: few lists have several pages. */
export { Pagination as Pages } from 'antd';
