const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/** Names of languages that are written in other letters, as they stand in Latin ones, and short forms of English names. */
export const romanised = {
  chinese: {
    given: words(
      'Wei Fang Na Min Jing Lei Yan Xin Hui Jun Yong Qiang Ping Gang Ying Hua Ming Hong Yu Xia Ling Bo Tao Chao Jie Juan Xiu Dan Mei Lan Feng Peng Hao Kai Rui Zhen Xiaoming Xiaoli Jianguo Weiwei Yifan Zihan Haoran Yuxuan Meiling Guowei Jiahui Siyu',
    ),
    family: words(
      'Wang Li Zhang Liu Chen Yang Zhao Huang Zhou Wu Xu Sun Hu Zhu Gao Lin He Guo Ma Luo Liang Song Zheng Xie Han Tang Feng Yu Dong Xiao Cheng Cao Yuan Deng Fu Shen Zeng Peng Lu Su Jiang Cai Jia Ding Wei Xue Ye Yan Pan Du Dai Xia Zhong Tian Ren Fan Fang Shi Yao Tan Liao Zou Xiong Jin Hao Kong Bai Cui Kang Mao Qiu Qin Gu Hou Shao Meng Long Wan Duan Qian',
    ),
  },
  japanese: {
    given: words(
      'Haruto Yuto Sota Yuki Hayato Haruki Ryusei Koki Sora Riku Takumi Kenji Hiroshi Takashi Satoshi Akira Daisuke Kazuki Naoki Yuma Ren Aoi Hina Yui Sakura Mei Rin Miyu Ayaka Haruka Misaki Nanami Akiko Yoko Keiko Naomi Emi Megumi Tomoko Mariko Yumi Kaori Rina Mio Saki Hana Ichiro Jiro Shota',
    ),
    family: words(
      'Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Yamada Sasaki Yamaguchi Saito Matsumoto Inoue Kimura Hayashi Shimizu Yamazaki Mori Abe Ikeda Hashimoto Yamashita Ishikawa Nakajima Maeda Fujita Ogawa Goto Okada Hasegawa Murakami Kondo Ishii Sakamoto Endo Aoki Fujii Nishimura Fukuda Ota Miura Fujiwara Okamoto Matsuda Nakagawa Nakano Harada Ono Tamura Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Hara Shibata Sakai Kudo Yokoyama Miyazaki Miyamoto Uchida Takagi Ando Taniguchi Ohno Maruyama Imai Takada Fujimoto Murata Takeda Ueno Sugiyama Masuda Sugawara Hirano Kojima Otsuka Chiba Kubo Matsui Iwasaki Sakurai Kinoshita Noguchi Matsuo Nomura Kikuchi Sano Onishi Sugimoto Arai',
    ),
  },
  korean: {
    given: words(
      'Minjun Seojun Jiho Junseo Hyunwoo Jihoon Sungmin Donghyun Jaehyun Seoyeon Jiwoo Minseo Hayoon Jieun Soojin Eunji Hyejin Yuna Jisoo Minji Sumin Youngho Sangwoo Kyungsoo Taehyung Jungkook Ji-hoon Min-jae Soo-yeon Hye-won Seung-ho Eun-ju',
    ),
    family: words(
      'Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Seo Shin Kwon Hwang Ahn Song Yoo Hong Jeon Moon Bae Baek Nam Ryu Noh',
    ),
  },
  arabic: {
    given: words(
      'Ahmed Mohammed Muhammad Ali Omar Hassan Hussein Khalid Yusuf Youssef Ibrahim Mahmoud Mustafa Abdullah Abdul Karim Samir Tariq Rashid Faisal Nasser Walid Ziad Bilal Hamza Amir Jamal Salim Said Fatima Aisha Mariam Layla Leila Noor Nour Zainab Khadija Amina Huda Salma Yasmin Rania Dina Hana Samira Nadia Farah Lina Rana Sara Reem',
    ),
    family: words(
      'Haddad Khoury Mansour Saleh Rahman Aziz Nasser Hassan Al-Farsi Al-Sayed Al-Rashid Al-Masri Abbas Hamdan Khalil Najjar Sayegh Shaheen Bishara Darwish Fayed Ghanem Hijazi Ismail Jaber Kassem Mahfouz Nassar Othman Qasim Rashed Saad Sabbagh Salem Shehata Taha Zidan Zaki Bakr Ben Ali Bouazizi Benali El-Amin Abdelrahman Ibrahim Hakim Younes',
    ),
  },
  indian: {
    given: words(
      'Aarav Vivaan Aditya Arjun Rohan Rahul Vikram Sanjay Rajesh Suresh Ramesh Anil Sunil Amit Ashok Deepak Manoj Nikhil Karthik Pranav Siddharth Ananya Diya Priya Sneha Kavya Divya Pooja Neha Anjali Lakshmi Meera Nisha Radha Sunita Shreya Isha Aishwarya Harpreet Gurpreet Manpreet Jaspreet',
    ),
    family: words(
      'Sharma Verma Gupta Singh Kumar Patel Shah Mehta Reddy Rao Nair Iyer Iyengar Menon Pillai Das Roy Sen Bose Banerjee Mukherjee Chatterjee Ghosh Dutta Joshi Desai Kulkarni Patil Deshpande Chopra Kapoor Khanna Malhotra Bhatia Agarwal Jain Mishra Pandey Tiwari Yadav Chauhan Rathore Kaur Gill Sandhu Dhillon Naidu Krishnan Subramanian Venkatesh Murthy Hegde Shetty Gowda Fernandes Dsouza Khan Ansari Sheikh',
    ),
  },
  african: {
    given: words(
      'Chinedu Emeka Ngozi Chidi Amaka Ifeoma Oluwaseun Tunde Babatunde Folake Yetunde Kwame Kofi Kojo Ama Akosua Abena Efua Wanjiru Kamau Njoroge Achieng Otieno Mwangi Thabo Sipho Nomsa Lerato Thandiwe Zanele Tendai Chipo Amadou Moussa Ousmane Fatou Aminata Mamadou Awa Bekele Abebe Tigist Selam Haile',
    ),
    family: words(
      'Okafor Okonkwo Adeyemi Adebayo Balogun Nwosu Eze Obi Ibrahim Bello Mensah Owusu Asante Boateng Appiah Osei Mwangi Kamau Otieno Odhiambo Wanjala Kimani Nkosi Dlamini Zulu Mokoena Khumalo Ndlovu Moyo Ncube Banda Phiri Diallo Traore Keita Coulibaly Diop Ndiaye Sow Toure Tesfaye Bekele Girma Mutombo Kabila',
    ),
  },
  nicknames: {
    given: words(
      'Mike Tom Tommy Bob Bobby Jim Jimmy Joe Joey Dave Chris Kate Katie Liz Lizzie Beth Sam Sammy Alex Ben Benny Dan Danny Nick Nicky Tony Andy Rob Robbie Bill Billy Will Willy Ed Eddie Ted Teddy Jack Jake Josh Matt Pat Patty Peggy Meg Maggie Molly Polly Sally Sue Suzy Jen Jenny Jess Becky Debbie Cindy Mandy Sandy Vicky Nate Zach Max Leo Gus Hank Harry Larry Barry Jerry Gerry Terry Ron Ronnie Don Donny Ray Ken Kenny Steve Stevie Greg Jeff Fred Freddie Frank Phil Tim Timmy Charlie Chuck Rick Ricky Dick Mick Al Hal Val Kim Kelly Kathy Cathy Connie Dolly Dot Ellie Elsie Evie Fran Gail Ginny Gwen Izzy Jo Josie Lexi Lily Lottie Lucy Mia Millie Nell Nora Penny Rosie Tess Tina Tracy Trudy Winnie Zoe Abby Allie',
    ),
    family: words(
      'Smith Jones Brown Taylor Davis Miller Wilson Moore Anderson Thomas Jackson White Harris Martin Thompson Garcia Martinez Robinson Clark Rodriguez Lewis Lee Walker Hall Allen Young King Wright Scott Green Baker Adams Nelson Hill Carter Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Murphy Bailey Cooper Richardson Cox Howard Ward Peterson Gray James Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry Powell Long Patterson Hughes Butler Simmons Foster Bryant Alexander Russell Griffin Hayes Myers Ford Hamilton Graham Sullivan Wallace Woods Cole West Jordan Owens Reynolds Fisher Ellis Harrison Gibson McDonald Cruz Marshall Ortiz Gomez Murray Freeman Wells Webb Simpson Stevens Tucker Porter Hunter Hicks Crawford Henry Boyd Mason Morales Kennedy Warren Dixon Ramos Reyes Burns Gordon Shaw Holmes Rice Robertson Hunt Black Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone Hawkins Dunn Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis Watkins Olson Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Ruiz Harper Fox Riley Armstrong Carpenter Weaver Greene Lawrence Elliott Chavez Sims Austin Peters Kelley Franklin Lawson',
    ),
  },
} as const;
