import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { ComponentProps } from 'react';

const iconOf = (isShown: boolean) => (isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />);

/** A password in a form of antd, which can be shown: its eye says what a click does. */
export const PasswordInput = (props: Omit<ComponentProps<typeof Input.Password>, 'iconRender'>) => (
  <Input.Password {...props} iconRender={iconOf} />
);
